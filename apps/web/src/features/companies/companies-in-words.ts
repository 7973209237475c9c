import { formatInteger } from '@rise/contract/words'

/** Returns `1 company`, `2,345 companies` or `1,000+ companies`. */
export function companiesInWords({ total, totalCapped }: { total: number; totalCapped: boolean }): string {
  return `${formatInteger(total, totalCapped)} ${total === 1 ? 'company' : 'companies'}`
}
