/**
 * Keys of an owner's values: `owner/<tenant>/<encoded email>/<name>`. A visitor's email is empty. A name may have parts:
 * `offline/<path>`, `draft/<form>`.
 */
export const scopedKeyPrefix = 'owner/';

export const offlinePrefix = 'offline/';
export const draftPrefix = 'draft/';

/** @param owner `<tenant>/<encoded email>` */
export const createScopedKey = (owner: string, name: string): string => `${scopedKeyPrefix}${owner}/${name}`;

/** True for replies of the offline copy (offline-cache.ts). Their texts begin with the time of the request. */
export const isOfflineKey = (key: string): boolean => /^owner\/[^/]+\/[^/]*\/offline\//.test(key);

export const isDraftKey = (key: string): boolean => /^owner\/[^/]+\/[^/]*\/draft\//.test(key);

/** True for values of a member, not of a visitor. */
export const isMemberKey = (key: string): boolean => /^owner\/[^/]+\/[^/]+\//.test(key);
