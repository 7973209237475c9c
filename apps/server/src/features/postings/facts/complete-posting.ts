import { placeOfTitle } from '../places/place-of-title.ts'
import { smallestPlaces } from '../places/smallest-places.ts'
import type { PostedPlace, Posting, Sourced } from '../posting.ts'
import { shorten } from '../text/clean-text.ts'
import { textOfHtml } from '../text/text-of-html.ts'
import { closingDateOfText } from './closing-date-of-text.ts'
import { employmentTypeOfDescription } from './employment-type-of-description.ts'
import { languageOfText } from './language-of-text.ts'
import { payOfText } from './pay-of-text.ts'
import { preferredSkills, type ReadNeeds, readNeeds } from './preferred/preferred-skills.ts'
import { readDepartment, readEmploymentType, readSeniority, workTypeOfWords } from './read-facts.ts'
import { skillsOfText } from './skills-of-text.ts'
import { refusesRemote } from './work-type-exceptions.ts'
import { workTypeOfDescription } from './work-type-of-description.ts'

const longestTitle = 300
const longestQuote = 200

/**
 * Fills in values that the reader left null, each with its rule and its source text, from the title, the places and the
 * description. Unstated values stay null. Pure: equal postings yield equal results. Reads at most the first 300
 * characters of the title and 20,000 of the description.
 */
export function completePosting(posting: Posting): Posting {
  const { title } = posting
  const text = textOfHtml(posting.description.value)
  const inText = <T>(value: T, rule: Sourced<T>['rule'], quote: string): Sourced<T> => ({
    value,
    path: posting.description.path,
    rule,
    quote: shorten(quote, longestQuote),
  })
  const workType = readWorkType(posting, text, inText)
  const knownPlaces = posting.places.length > 0 ? posting.places : placesOfTitle(title)
  const places = workType?.value === 'Remote' ? knownPlaces : smallestPlaces(knownPlaces)
  const needs = readNeeds(posting.description.value)
  const skills = (posting.skills?.value.length ?? 0) > 0 ? posting.skills : readSkills(title, needs, inText)
  const preferredFact = readPreferred(title, needs, skills, inText)
  return {
    ...posting,
    places,
    department: posting.department ?? readDepartment([], title),
    seniority: posting.seniority ?? readSeniority(title),
    workType,
    employmentType: posting.employmentType ?? readEmployment(title, text, inText),
    pay: posting.pay ?? readPay(places, text, inText),
    skills,
    ...(preferredFact && { preferredSkills: preferredFact }),
    language: posting.language ?? readLanguage(text, inText),
    validThrough: posting.validThrough ?? readClosingDate(posting, text, inText),
  }
}

type InText = <T>(value: T, rule: Sourced<T>['rule'], quote: string) => Sourced<T>

function placesOfTitle(title: Sourced<string>): Posting['places'] {
  const city = placeOfTitle(title.value.slice(0, longestTitle))
  return city === null ? [] : [{ value: city, path: title.path, rule: 'city-in-title', quote: city.asWritten }]
}

/** Returns the work type. `Remote` in a place or title doesn't count if the text rules out remote work. */
function readWorkType(
  { workType: givenType, places, title }: Posting,
  text: string,
  inText: InText,
): Posting['workType'] {
  const placeTexts = places.map(({ quote, value, path }) => ({ text: quote ?? value.asWritten, path }))
  const ofWords = givenType ?? workTypeOfWords(placeTexts, title)
  const isSure = ofWords !== null && ofWords.rule !== 'words-in-place' && ofWords.rule !== 'words-in-title'
  if (isSure || (ofWords !== null && !(ofWords.value === 'Remote' && refusesRemote(text)))) return ofWords
  const describedType = workTypeOfDescription(text)
  return describedType === null ? null : inText(describedType.workType, 'stated-in-text', describedType.quote)
}

function readEmployment(title: Sourced<string>, text: string, inText: InText): Posting['employmentType'] {
  const employmentType = readEmploymentType(null, title)
  if (employmentType !== null) return employmentType
  const describedType = employmentTypeOfDescription(text)
  return describedType === null ? null : inText(describedType.employmentType, 'stated-in-text', describedType.quote)
}

function readPay(places: readonly Sourced<PostedPlace>[], text: string, inText: InText): Posting['pay'] {
  const payRead = payOfText(
    text,
    places.map(({ value }) => value.country),
  )
  if (payRead === null) return null
  const rule = payRead.impliesYear ? 'pay-of-a-year' : payRead.sharesMark ? 'pay-in-money-of-place' : 'pay-in-text'
  return inText(payRead.pay, rule, payRead.quote)
}

function readSkills(title: Sourced<string>, { text, passages }: ReadNeeds, inText: InText): Posting['skills'] {
  const skillsInText = skillsOfText(title.value.slice(0, longestTitle), text, passages)
  return skillsInText === null ? null : inText(skillsInText.skills, 'skills-named', skillsInText.quote)
}

function readPreferred(
  title: Sourced<string>,
  needs: ReadNeeds,
  skills: Posting['skills'],
  inText: InText,
): Sourced<readonly string[]> | null {
  const preferredResult = preferredSkills(title.value.slice(0, longestTitle), needs, skills?.value ?? [])
  return preferredResult === null ? null : inText(preferredResult.skills, 'nice-to-have-in-text', preferredResult.quote)
}

function readLanguage(text: string, inText: InText): Posting['language'] {
  const language = languageOfText(text)
  return language === null ? null : inText(language, 'language-of-text', text.slice(0, 80))
}

/**
 * Returns the closing date in a text. A day before the posting date is ignored, because it is a mistake or belongs to
 * an earlier posting.
 */
function readClosingDate({ datePosted }: Posting, text: string, inText: InText): Posting['validThrough'] {
  const closingDate = closingDateOfText(text)
  if (closingDate === null || (datePosted !== null && closingDate.date < datePosted.value)) return null
  return inText(closingDate.date, 'closing-date-in-text', closingDate.quote)
}
