/** How long the journeys wait for what is to come: a computer that runs other tests, too, is no defect of the site. */
export const timeoutMs = 60_000;
