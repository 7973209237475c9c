import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPseudoLanguage } from '@rise/texts/pseudo'
import { catalogsFolder } from '@rise/texts/read-translations'
import { SOURCE_LANGUAGE } from '@rise/texts/text-source'

/** The tags of the languages with a folder of translations. */
const translated = Object.keys(JSON.parse(readFileSync(join(catalogsFolder, 'languages.json'), 'utf8')).languages)

/** Whether an installation can offer its pages in this language: English, a translated or a pseudo-language. */
export function isOfferable(language: string): boolean {
  return language === SOURCE_LANGUAGE || translated.includes(language) || isPseudoLanguage(language)
}
