/** A message as it is seen. What is heard of it comes from the focus or the announcer (`Listener`). */
export const errorBox = '.alert.tone-error';
export const noteBox = '.alert.tone-info';
export const successBox = '.alert.tone-success';
