import { currentLanguage, t } from '@rise/texts'
import { prefixOf } from '@rise/texts/page-languages'
import { createPath, useLocation } from 'react-router'
import { useSettings } from '../base/settings.tsx'
import { localStore } from '../session/safe-storage.ts'
import { LANGUAGE_NAME } from '../session/storage-names.ts'

/** Links to this page in the other languages. A press also makes that language the choice of this browser. */
export function LanguageLinks() {
  const { languages } = useSettings()
  const path = createPath({ ...useLocation(), hash: '' })
  if (languages.length === 1) return null
  return (
    <ul aria-label={t('Languages')} className="flex flex-wrap gap-x-6 gap-y-1">
      {languages.map((language) => (
        <li key={language} lang={language}>
          {language === currentLanguage() ? (
            <span aria-current="true" className="list-link font-semibold">
              {ownNameOf(language)}
            </span>
          ) : (
            <a
              href={prefixOf(language, languages) + (path === '/' ? '' : path) || '/'}
              hrefLang={language}
              onClick={() => localStore.set(LANGUAGE_NAME, language)}
              className="list-link"
            >
              {ownNameOf(language)}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Returns the name of a language in that language, with a capital: “Deutsch”, “Español”. */
function ownNameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
