/**
 * Keys of the tab's marks that a page has reloaded itself: because its scripts were missing, or those of a screen. One
 * reload by either is enough.
 */
export const reloadedForPageKey = 'reloadedForPage';
export const reloadedForChunkKey = 'reloadedForChunk';
