import { type Message, msg } from '@rise/texts'

export interface ErrorTexts {
  readonly name: Message
  readonly title: Message
  readonly description?: Message
}

/** Section 8 of the specification, verbatim. */
const texts: Readonly<Record<number, ErrorTexts>> = {
  401: {
    name: msg('UNAUTHORIZED'),
    title: msg('Authorization required'),
    description: msg("You've not authorized your account yet. Please log in or register to access this page"),
  },
  402: {
    name: msg('PAYMENT REQUIRED'),
    title: msg('Account upgrade required'),
    description: msg('To access this content please upgrade your account'),
  },
  403: { name: msg('FORBIDDEN'), title: msg('This content is forbidden') },
  404: {
    name: msg('NOT FOUND'),
    title: msg('Page not found'),
    description: msg("We couldn't find the page you were looking for"),
  },
}
const unexpectedTexts: ErrorTexts = { name: msg('UNEXPECTED'), title: msg('Something went wrong') }
/** Section 2 of the specification: an address that matches no route. */
const unmatchedTexts: ErrorTexts = { name: msg('NOT FOUND'), title: msg('This page could not be found') }

/** Returns the texts of the error page for a status. */
export function errorTexts(status: number, isUnmatched = false): ErrorTexts {
  return isUnmatched ? unmatchedTexts : (texts[status] ?? unexpectedTexts)
}
