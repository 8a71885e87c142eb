export const memberNotices = {
  emailUpdated: 'Email updated. From now on you sign in with the new one.',
  drawMissing: 'There is no such raffle here',
  drawMissingHint: 'It may have been taken down, or the link may be old or mistyped.',
  drawNotUpdated: 'Tickets can be bought here once this raffle has been updated.',
  priceUnknown: "We couldn't load the price of a ticket.",
  tenantWithoutAddress: 'This club could not be opened. Please try again later.',
  unsafeRedirect: 'The payment page could not be opened safely. Nothing has been charged.',
} as const;
