/** Name of the member's choice in the device's storage. The code that reads it loads once it is there. */
export const regularReviewName = 'review';
