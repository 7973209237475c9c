import type { FieldKind, FieldSource } from '@rise/contract/smart-apply/kinds'
import type { ApplyField } from '@rise/contract/smart-apply/shapes'
import type { Person } from '../details/read-person.ts'
import { countriesIn } from './countries-in.ts'
import { type Meaning, meaningOf } from './meaning-of.ts'

/** An empty field of a form. */
export interface BlankField {
  readonly id: string
  readonly label: string
  readonly kind: FieldKind
  readonly required: boolean
  readonly options: readonly string[]
  /** The field's meaning, if the form states it more exactly than by the label. */
  readonly meaning?: Meaning
}

export interface Filling {
  readonly person: Person
  /** The countries of the job's places, as ISO 3166-1 alpha-2 codes. */
  readonly countries: readonly string[]
  /** Earlier answers in applications sent here, by the words of their question in lower case. */
  readonly earlier: ReadonlyMap<string, string>
}

type Value = readonly [value: string, source: FieldSource]
const missingValue: Value = ['', 'missing']

/**
 * Returns a field filled with the person's own data, and the source of the value. Unknown values stay empty. Protected
 * topics and consents are left to the person, because nothing is guessed.
 */
export function fillField({ meaning, ...field }: BlankField, filling: Filling): ApplyField {
  const [value, source] = fittingValue(field, answerTo(field.label, meaning ?? meaningOf(field.label), filling))
  return { ...field, options: [...field.options], value, source }
}

function answerTo(label: string, meaning: Meaning, filling: Filling): Value {
  if (meaning === 'yours') return ['', 'yours']
  // A saved answer to exactly these words takes precedence over a pattern.
  const words = label.trim().toLowerCase()
  const savedAnswer = filling.person.details.answers.find(({ question }) => question.toLowerCase() === words)
  if (savedAnswer) return [savedAnswer.answer, 'saved-answer']
  const value = knownValue(label, meaning, filling)
  if (value !== undefined) return value
  const before = filling.earlier.get(words)
  return before ? [before, 'earlier'] : missingValue
}

function knownValue(label: string, meaning: Meaning, { person, countries }: Filling): Value | undefined {
  const { details, story, wish } = person
  const first = (...values: readonly (readonly [string | null, FieldSource])[]): Value | undefined =>
    values.flatMap(([value, source]): Value[] => (value ? [[value, source]] : []))[0]
  switch (meaning) {
    case 'first-name':
      return first([person.firstName, 'account'])
    case 'last-name':
      return first([person.lastName, 'account'])
    case 'name':
      return first([`${person.firstName} ${person.lastName}`.trim(), 'account'])
    case 'email':
      return first([details.email, 'details'], [person.accountEmail, 'account'])
    case 'phone':
      return first([details.phone, 'details'], [story.phone, 'story'])
    case 'linkedin':
    case 'website':
    case 'github':
      return first([details[meaning], 'details'], [story[meaning], 'story'])
    case 'city':
    case 'country':
    case 'company':
    case 'position':
      return first([story[meaning], 'story'])
    case 'notice':
      return first([details.notice, 'details'])
    case 'pay':
      return first([wish.pay ? `${wish.pay.amount} ${wish.pay.currency} a year` : null, 'details'])
    case 'work-permit':
      return mayWork(label, person, countries) ? ['yes', 'details'] : undefined
    case 'sponsorship':
      return mayWork(label, person, countries) ? ['no', 'details'] : undefined
    default:
      return undefined
  }
}

/**
 * Whether the person has stated a right to work in the countries that the question names or, if it names none, in the
 * job's countries. The opposite is never concluded, because they may have forgotten a country.
 */
function mayWork(label: string, { details }: Person, places: readonly string[]): boolean {
  const namedCountries = countriesIn(label)
  const countries = namedCountries.length > 0 ? namedCountries : places
  return countries.length > 0 && countries.every((country) => details.workCountries.includes(country))
}

/** Returns the value in the field's format; an empty value with the source `missing` if it doesn't fit. */
function fittingValue({ kind, options }: Omit<BlankField, 'meaning'>, [value, source]: Value): Value {
  if (value === '' || kind === 'text' || kind === 'long') return [asWords(kind, value), source]
  if (kind === 'number') {
    const number = /^-?\d{1,9}(?:[.,]\d{1,4})?(?=$|\s)/.exec(value)?.[0]
    return number === undefined ? missingValue : [number, source]
  }
  if (kind === 'yes-no') return value === 'yes' || value === 'no' ? [value, source] : yesNoOf(value, source)
  if (kind === 'choice') {
    const option = options.find((each) => each.trim().toLowerCase() === value.trim().toLowerCase())
    return option === undefined ? missingValue : [option, source]
  }
  return missingValue
}

function asWords(kind: FieldKind, value: string): string {
  if (kind === 'text' && value === 'yes') return 'Yes'
  return kind === 'text' && value === 'no' ? 'No' : value
}

function yesNoOf(value: string, source: FieldSource): Value {
  const answer = /^(yes|ja)\b/i.test(value) ? 'yes' : /^(no|nein)\b/i.test(value) ? 'no' : undefined
  return answer === undefined ? missingValue : [answer, source]
}
