import type { CompanyFilterCounts, CompanyOptions } from '@rise/contract/companies/endpoints'
import { formatInteger } from '@rise/contract/words'
import type { CountedOption } from '../../ui/fields/counted-choice.tsx'

/** All that a filter could offer, each with its number once that is known. */
export function countedOptions(
  all: readonly CountedOption[],
  counts: CompanyFilterCounts | undefined,
  chosen: string,
): readonly CountedOption[] {
  return all.flatMap((option) => {
    const count = countOf(counts, option.value)
    // What is chosen stays, so that it can be seen and left.
    return count === '0' && option.value !== chosen ? [] : [{ ...option, count }]
  })
}

/** The number of a value; undefined while it is not known, or where counting ended before it was met. */
export function countOf(counts: CompanyFilterCounts | undefined, value: string): string | undefined {
  const found = counts?.options.find((option) => option.value === value)
  if (counts && found) return formatInteger(found.companies, !counts.exact)
  return counts?.exact ? '0' : undefined
}

/** The industries under their sectors. */
export function industryOptions({ industries }: CompanyOptions): readonly CountedOption[] {
  return industries.map(({ slug, name, sector }) => ({ value: slug, text: name, group: sector }))
}

export function teamSizeOptions({ teamSizes }: CompanyOptions): readonly CountedOption[] {
  return teamSizes.map(({ code, label }) => ({ value: String(code), text: `${label} people` }))
}

/** Words that are their own value. */
export function wordOptions(words: readonly string[]): readonly CountedOption[] {
  return words.map((word) => ({ value: word, text: word }))
}
