/** What a guest is asked some seconds after all is loaded. */
export const offer = 'New jobs in your inbox, for free?'
