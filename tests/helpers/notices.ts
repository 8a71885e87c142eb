import { passwordNotices } from '../../src/lib/messages/auth-notices.ts';
import { busyNotices } from '../../src/lib/messages/failures.ts';
import { memberNotices } from '../../src/lib/messages/member-notices.ts';
import { appLoadFailed, notices as everyPages } from '../../src/lib/messages/notices.ts';
import { shareNotices } from '../../src/lib/messages/share-notices.ts';
import { signUpNotices } from '../../src/lib/messages/sign-up-notices.ts';

/** All texts that a rule of the product decides; the app loads them where they are needed. */
export const notices = {
  appLoadFailed: appLoadFailed,
  ...everyPages,
  ...signUpNotices,
  ...passwordNotices,
  ...memberNotices,
  ...shareNotices,
  ...busyNotices,
};
