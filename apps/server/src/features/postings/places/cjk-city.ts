import type { City } from './gazetteer.ts'
import { unambiguousCity } from './unambiguous-city.ts'

const cjk = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々\s]{2,40}$/u
/** The words for the units of an address: 東京都, 北京市, 서울특별시. Wards and districts (区, 구) are parts of a city. */
const kinds = '特别行政区|自治区|特別市|[省市都道府県县縣]|특별자치시|특별자치도|특별시|광역시|[시도군]'
const unit = new RegExp(String.raw`[^\s]+?(?:${kinds}|[区區구])|[^\s]+`, 'gu')
const kind = new RegExp(`(?:${kinds})$`, 'u')
const ward = /[区區구]$/u
const mostUnits = 6

/**
 * Returns the city of an address in Chinese, Japanese or Korean script. The units of such an address go from the
 * largest to the smallest and end in the word for their kind: 北京市 and 北京市朝阳区 are both Beijing. Null if the smallest
 * unit, apart from wards, is not a known city.
 */
export function cityOfCjk(text: string): City | null {
  if (!cjk.test(text)) return null
  const wholeCity = unambiguousCity(text)
  if (wholeCity !== null) return wholeCity
  const units = (text.match(unit) ?? []).slice(0, mostUnits)
  const smallest = units.findLast((one) => !ward.test(one) && one.replace(kind, '') !== '')
  return smallest === undefined ? null : (unambiguousCity(smallest) ?? unambiguousCity(smallest.replace(kind, '')))
}
