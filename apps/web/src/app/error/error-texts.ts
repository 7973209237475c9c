export interface ErrorTexts {
  readonly name: string
  readonly title: string
  readonly description?: string
}

/** Section 8 of the specification, verbatim. */
const texts: Readonly<Record<number, ErrorTexts>> = {
  401: {
    name: 'UNAUTHORIZED',
    title: 'Authorization required',
    description: "You've not authorized your account yet. Please log in or register to access this page",
  },
  402: {
    name: 'PAYMENT REQUIRED',
    title: 'Account upgrade required',
    description: 'To access this content please upgrade your account',
  },
  403: { name: 'FORBIDDEN', title: 'This content is forbidden' },
  404: {
    name: 'NOT FOUND',
    title: 'Page not found',
    description: "We couldn't find the page you were looking for",
  },
}
const unexpectedTexts: ErrorTexts = { name: 'UNEXPECTED', title: 'Something went wrong' }
/** Section 2 of the specification: an address that matches no route. */
const unmatchedTexts: ErrorTexts = { name: 'NOT FOUND', title: 'This page could not be found' }

/** Returns the texts of the error page for a status. */
export function errorTexts(status: number, isUnmatched = false): ErrorTexts {
  return isUnmatched ? unmatchedTexts : (texts[status] ?? unexpectedTexts)
}
