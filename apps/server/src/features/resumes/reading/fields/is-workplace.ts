import { isCompany, isRole, isSchool } from '../words/field-words.ts'
import { fold } from '../words/fold.ts'
import { readPlace } from './places.ts'

const anywhere =
  /^\(?(?:remote|hybrid|onsite|on-site|homeoffice|home office|teletravail|a distance|teletrabajo|remoto|da remoto|thuiswerk|zdalnie|praca zdalna|uzaktan|distans|fjernarbeid|etatyo|vzdalene|tavmunka|удаленно|удалённо|віддалено|дистанционно|عن بعد|远程|遠端|リモート|재택)(?:$|[\s,(/-].{0,40}$)/u

/** Whether a part of a heading says where someone worked: a place, or remotely. */
export function isWorkplace(text: string): boolean {
  if (anywhere.test(fold(text))) return true
  if (isRole(text) || isCompany(text) || isSchool(text)) return false
  return readPlace(text.replace(/^\((.*)\)$/, '$1').replace(/\s*\((?:remote|hybrid|onsite)\)$/i, '')) !== undefined
}
