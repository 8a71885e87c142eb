/** For what is loaded at rest: whether the member has sent anything that is not answered yet. */
let isWriting = () => false;

// Nothing can be on its way before this is there, which is loaded ahead.
import('../data/run-action.ts').then(
  (writing) => {
    isWriting = writing.isWriting;
  },
  () => {},
);

/** True while anything that the member has sent is on its way. */
export const isUnderWay = (): boolean => isWriting();
