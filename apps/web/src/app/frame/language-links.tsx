import { currentLanguage, t } from '@rise/texts'
import { type PageLanguages, prefixOf, withPrefix } from '@rise/texts/page-languages'
import { X } from 'lucide-react'
import { createPath, useLocation } from 'react-router'
import { languageName } from '../../ui/base/language-name.ts'
import { useSettings } from '../base/settings.tsx'
import { localStore } from '../session/safe-storage.ts'
import { LANGUAGE_NAME } from '../session/storage-names.ts'
import { useLanguageChoice } from './use-language-choice.ts'

/** Links to this page in the other languages. */
export function LanguageLinks() {
  const { languages } = useSettings()
  const addressIn = useAddressIn(languages)
  const choose = useLanguageChoice()
  if (languages.length === 1) return null
  return (
    <ul aria-label={t('Languages')} className="flex flex-wrap gap-x-6 gap-y-1">
      {languages.map((language) => (
        <li key={language} lang={language}>
          {language === currentLanguage() ? (
            <span aria-current="true" className="list-link font-semibold">
              {languageName(language)}
            </span>
          ) : (
            <a
              href={addressIn(language)}
              hrefLang={language}
              onClick={(event) => choose(language, event)}
              className="list-link"
            >
              {languageName(language)}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/**
 * Offers a visitor without a choice the page in the language of their browser. The page contains the offers of all other
 * languages, and the script in its head shows the one that fits before the first paint.
 */
export function LanguageOffer() {
  const { languages, languageOffers } = useSettings()
  const addressIn = useAddressIn(languages)
  const choose = useLanguageChoice()
  if (!languageOffers) return null
  return languages
    .filter((language) => language !== currentLanguage())
    .map((language) => (
      <div key={language} data-offered={language} className="hidden border-b border-line bg-info-soft">
        <div className="mx-auto flex w-full max-w-shell items-center justify-between gap-4 px-gutter py-1 text-small">
          <a
            href={addressIn(language)}
            hrefLang={language}
            lang={language}
            onClick={(event) => choose(language, event)}
            className="list-link font-medium underline"
          >
            {languageOffers[language]}
          </a>
          <button
            type="button"
            aria-label={t('Stay in this language')}
            onClick={() => {
              localStore.set(LANGUAGE_NAME, currentLanguage())
              delete document.documentElement.dataset.offer
            }}
            className="inline-flex size-dense shrink-0 items-center justify-center rounded-control text-muted hover:text-text"
          >
            <X size={16} aria-hidden />
          </button>
        </div>
      </div>
    ))
}

/** Returns the function that returns the address of this page in a language. */
function useAddressIn(languages: PageLanguages): (language: string) => string {
  const path = createPath({ ...useLocation(), hash: '' })
  return (language) => withPrefix(path, prefixOf(language, languages))
}
