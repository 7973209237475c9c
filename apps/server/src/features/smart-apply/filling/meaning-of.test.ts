import { expect, test } from 'vitest'
import { countriesIn } from './countries-in.ts'
import { meaningOf } from './meaning-of.ts'

test.for([
  ['First name *', 'first-name'],
  ['Nachname', 'last-name'],
  ['Your email address', 'email'],
  ['LinkedIn profile URL', 'linkedin'],
  ['What is your notice period?', 'notice'],
  ['What are your salary expectations?', 'pay'],
  ['Are you legally authorized to work in the US?', 'work-permit'],
  ['Are you authorized to work in the UK without sponsorship?', 'work-permit'],
  ['Will you now or in the future require visa sponsorship?', 'sponsorship'],
  ['Do you need a work permit?', 'sponsorship'],
  ['Benötigst du eine Arbeitserlaubnis?', 'sponsorship'],
  ['Are you not authorized to work here?', 'other'],
  ['Visa sponsorship', 'other'],
  ['What would your last name be in French?', 'other'],
  ['Do you have a disability?', 'yours'],
  ['I agree to the privacy policy', 'yours'],
] as const)('the label “%s” has the meaning %s', ([label, meaning]) => {
  expect(meaningOf(label)).toBe(meaning)
})

test.for([
  ['Can you work in the United Kingdom?', ['GB']],
  ['Can you work in the UK or Germany?', ['DE', 'GB']],
  ['Can you tell us why?', []],
] as const)('the label “%s” names %j', ([text, countries]) => {
  expect(countriesIn(text).toSorted()).toEqual(countries)
})
