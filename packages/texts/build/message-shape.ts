import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** What a translation must have in common with its source. */
export interface MessageShape {
  /** The kind of each placeholder: its type, and the choices of a select. */
  readonly placeholders: ReadonlyMap<string, string>
  readonly tags: ReadonlySet<string>
  readonly plurals: readonly Plural[]
}

interface Plural {
  readonly type: Intl.PluralRuleType
  /** Exact numbers (`=0`) are left out. */
  readonly categories: readonly string[]
  /** Whether a form contains the number (`#`). */
  readonly showsNumber: boolean
}

const kinds: Readonly<Partial<Record<TYPE, string>>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.plural]: 'plural',
}

/** @throws if the message can't be parsed */
export function shapeOf(message: string): MessageShape {
  const placeholders = new Map<string, string>()
  const tags = new Set<string>()
  const plurals: Plural[] = []
  const read = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      if (element.type === TYPE.tag) {
        tags.add(element.value)
        read(element.children)
        continue
      }
      const isChoice = element.type === TYPE.select || element.type === TYPE.plural
      const choices = isChoice ? Object.keys(element.options) : []
      const kind = element.type === TYPE.select ? `select of ${choices.toSorted().join(', ')}` : kinds[element.type]
      // The number of a plural may also occur as a text: `{count, plural, one {…} other {{count} …}}`.
      if (!placeholders.has(element.value) || kind !== 'text') placeholders.set(element.value, kind ?? '')
      // Styles by name have no definition here, and a time without a style would be a date.
      const style = 'style' in element ? element.style : undefined
      if (typeof style === 'string' || (element.type === TYPE.time && !style)) {
        throw new Error(`{${element.value}} needs a skeleton, such as ::dMMMyyyy`)
      }
      if (element.type === TYPE.plural) {
        if (element.offset) throw new Error('a plural with an offset')
        const categories = choices.filter((choice) => !choice.startsWith('='))
        const showsNumber = Object.values(element.options).some(({ value }) => value.some(isPound))
        plurals.push({ type: element.pluralType ?? 'cardinal', categories, showsNumber })
      }
      if (isChoice) for (const { value } of Object.values(element.options)) read(value)
    }
  }
  read(parse(message, { requiresOtherClause: true }))
  return { placeholders, tags, plurals }
}

function isPound({ type }: MessageFormatElement): boolean {
  return type === TYPE.pound
}

/**
 * Returns why an English text isn't a valid message; undefined if it is. A plural may have the single form `other` if it
 * doesn't show the number: English says "replied to you" of one and of many, where other languages have two forms.
 */
export function problemOfText(text: string): string | undefined {
  try {
    const plurals = shapeOf(text).plurals.filter(
      ({ categories, showsNumber }) => showsNumber || categories.join() !== 'other',
    )
    return problemsOfPlurals(plurals, 'en')[0]
  } catch (error) {
    return `“${text}” isn't a message: ${(error as Error).message}.`
  }
}

/** Returns what a translation lost or added. */
export function problemsOfTranslation(source: string, translation: string, language: string): string[] {
  try {
    const [before, after] = [shapeOf(source), shapeOf(translation)]
    return [
      ...[...before.placeholders].flatMap(([name, kind]) => {
        const otherKind = after.placeholders.get(name)
        if (otherKind === undefined) return [`{${name}} is missing.`]
        return otherKind === kind || isNumber(kind, otherKind) ? [] : [`{${name}} is a ${otherKind}, not a ${kind}.`]
      }),
      ...missing(after.placeholders.keys(), before.placeholders).map((name) => `{${name}} isn't in the source.`),
      ...missing(before.tags, after.tags).map((name) => `<${name}> is missing.`),
      ...missing(after.tags, before.tags).map((name) => `<${name}> isn't in the source.`),
      ...problemsOfPlurals(after.plurals, language),
    ]
  } catch (error) {
    return [`It isn't a message: ${(error as Error).message}.`]
  }
}

/** Whether a translation may turn one kind into the other: languages differ in where a number needs a plural. */
function isNumber(kind: string, otherKind: string): boolean {
  return [kind, otherKind].every((name) => name === 'plural' || name === 'number')
}

function missing(names: Iterable<string>, from: { readonly has: (name: string) => boolean }): string[] {
  return [...names].filter((name) => !from.has(name))
}

function problemsOfPlurals(plurals: readonly Plural[], language: string): string[] {
  return plurals.flatMap(({ type, categories }) => {
    const { known, needed } = categoriesOf(language, type)
    return [
      ...categories.filter((name) => !known.has(name)).map((name) => `${language} has no plural category “${name}”.`),
      ...[...needed]
        .filter((name) => !categories.includes(name))
        .map((name) => `A plural lacks “${name}”, which ${language} needs.`),
    ]
  })
}

const LARGEST_SAMPLE = 1_000

/**
 * Returns the plural categories of a language. Needed are those of numbers up to 1,000: Spanish, for example, has a
 * category for millions, for which `other` does.
 */
function categoriesOf(language: string, type: Intl.PluralRuleType) {
  const rules = new Intl.PluralRules(language, { type })
  const numbers = Array.from({ length: LARGEST_SAMPLE + 1 }, (_, number) => number)
  return {
    known: new Set<string>(rules.resolvedOptions().pluralCategories),
    needed: new Set<string>([...numbers.map((number) => rules.select(number)), 'other']),
  }
}
