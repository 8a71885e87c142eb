import { passwordNotices, signUpNotices } from '../../src/lib/messages/auth-notices.ts';
import { memberNotices } from '../../src/lib/messages/member-notices.ts';
import { appLoadFailed, notices as everyPages, shareNotices } from '../../src/lib/messages/notices.ts';
import { busyNotices } from '../../src/lib/messages/operations.ts';

export const notices = {
  appLoadFailed: appLoadFailed,
  ...everyPages,
  ...signUpNotices,
  ...passwordNotices,
  ...memberNotices,
  ...shareNotices,
  ...busyNotices,
};
