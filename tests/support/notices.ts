import { memberNotices } from '../../src/lib/member-notices.ts';
import { busyNotices } from '../../src/lib/messages.ts';
import { notices as everyPages } from '../../src/lib/notices.ts';
import { passwordNotices } from '../../src/lib/password-notices.ts';
import { shareNotices } from '../../src/lib/share-notices.ts';
import { signUpNotices } from '../../src/lib/sign-up-notices.ts';

/** All texts that a rule of the product decides; the app loads them where they are needed. */
export const notices = {
  ...everyPages,
  ...signUpNotices,
  ...passwordNotices,
  ...memberNotices,
  ...shareNotices,
  ...busyNotices,
};
