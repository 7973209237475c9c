import { industriesInWords, sectorName } from '@rise/contract/catalogs/industries/words'
import type { CompanyFilterCounts, CompanyOptions } from '@rise/contract/companies/endpoints'
import { teamSizeWords } from '@rise/contract/companies/words'
import { formatInteger } from '@rise/contract/words'
import type { CountedOption } from '../../ui/fields/counted-choice.tsx'

/** Returns the options of a filter with their numbers of companies, without the options that are known to have none. */
export function countedOptions(
  all: readonly CountedOption[],
  counts: CompanyFilterCounts | undefined,
  chosen: string,
): readonly CountedOption[] {
  return all.flatMap((option) => {
    const count = countOf(counts, option.value)
    // The chosen option stays even without companies, so that it is visible and can be removed.
    return count === '0' && option.value !== chosen ? [] : [{ ...option, count }]
  })
}

/** Returns the number for a value; undefined while unknown, or if counting ended before reaching it. */
export function countOf(counts: CompanyFilterCounts | undefined, value: string): string | undefined {
  const countedOption = counts?.options.find((option) => option.value === value)
  if (counts && countedOption) return formatInteger(countedOption.companies, !counts.exact)
  return counts?.exact ? '0' : undefined
}

/** Returns the industries as options, each in the group of its sector. */
export function industryOptions({ industries }: CompanyOptions): readonly CountedOption[] {
  return industriesInWords(industries).map(({ slug, name, sector }) => ({
    value: slug,
    text: name,
    group: sectorName(sector),
  }))
}

export function teamSizeOptions({ teamSizes }: CompanyOptions): readonly CountedOption[] {
  return teamSizes.map(({ code, label }) => ({ value: String(code), text: teamSizeWords(label) }))
}

/** Returns options whose labels are their values. */
export function wordOptions(words: readonly string[]): readonly CountedOption[] {
  return words.map((word) => ({ value: word, text: word }))
}
