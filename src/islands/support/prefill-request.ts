import type { SupportRequest } from '../../lib/contract/support.ts';
import { readPlainText } from '../../lib/html/plain-text.ts';
import { overdueRequestValues, replyRequestValues } from '../../lib/support/reply-request.ts';
import { prefillSupportRequest } from '../../stores/support/prefilled-request.ts';

/** @param response the visible text of the last response, null while it is not sanitised */
export function prefillReply(request: SupportRequest, response: Element | null): void {
  prefillSupportRequest(replyRequestValues(request, response ? readPlainText(response) : ''));
}

/** @param deadline ms since the epoch */
export function prefillOverdueRequest(request: SupportRequest, deadline: number): void {
  prefillSupportRequest(overdueRequestValues(request, deadline));
}
