/** The offer that guests see some seconds after the page has loaded. */
export const offer = 'New jobs in your inbox, for free?'
