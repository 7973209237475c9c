import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'

/** Returns `1 company`, `2,345 companies` or `1,000+ companies`. */
export function companiesInWords({ total, totalCapped }: { total: number; totalCapped: boolean }): string {
  const shown = formatInteger(total, totalCapped)
  return t('{total, plural, one {{shown} company} other {{shown} companies}}', { total, shown })
}
