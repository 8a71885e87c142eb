import { createContext } from 'react';

/** False while a new screen is to show only what is known of it at once; the rest follows its first paint. */
export const DeferredReady = createContext(true);
