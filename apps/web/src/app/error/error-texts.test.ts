import { expect, test } from 'vitest'
import { errorTexts } from './error-texts.ts'

// Section 8 of the specification, verbatim.
test.each([
  [
    401,
    'UNAUTHORIZED',
    'Authorization required',
    "You've not authorized your account yet. Please log in or register to access this page",
  ],
  [402, 'PAYMENT REQUIRED', 'Account upgrade required', 'To access this content please upgrade your account'],
  [403, 'FORBIDDEN', 'This content is forbidden', undefined],
  [404, 'NOT FOUND', 'Page not found', "We couldn't find the page you were looking for"],
  [500, 'UNEXPECTED', 'Something went wrong', undefined],
  [503, 'UNEXPECTED', 'Something went wrong', undefined],
])('the error page for status %i has the texts of the specification: %s', (status, name, title, description) => {
  expect(errorTexts(status)).toEqual({ name, title, ...(description && { description }) })
})

test('an address that matches no route gets the text for 404', () => {
  expect(errorTexts(404, true).title).toBe('This page could not be found')
})
