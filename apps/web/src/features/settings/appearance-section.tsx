import type { AccountSettings } from '@rise/contract/session/account/shapes'
import { currentLanguage, type Message, msg, t } from '@rise/texts'
import { useState } from 'react'
import { useSettings } from '../../app/base/settings.tsx'
import { localStore } from '../../app/session/safe-storage.ts'
import { LANGUAGE_NAME } from '../../app/session/storage-names.ts'
import { useCurrentUser, useSessionStore } from '../../app/session/use-session.tsx'
import { useShortcutsSetting } from '../../app/shortcuts/shortcuts-setting.ts'
import { Checkbox } from '../../ui/base/checkbox.tsx'
import { languageName } from '../../ui/base/language-name.ts'
import { Select } from '../../ui/base/select.tsx'
import { chooseTheme, readTheme, type ThemeChoice } from '../../ui/theme/theme.ts'
import { dateFormat } from '../../ui/time/date-format.ts'
import { SettingsSection } from './settings-section.tsx'
import { useChangeAccount } from './use-change-account.ts'

const themes: readonly [ThemeChoice, Message][] = [
  ['system', msg('Match my device')],
  ['light', msg('Light', 'a theme')],
  ['dark', msg('Dark', 'a theme')],
]

/** Formats of dates; the browser knows their names. */
const locales = [
  'en-US',
  'en-GB',
  'de',
  'es',
  'fr',
  'it',
  'nl',
  'pl',
  'pt-BR',
  'sv',
  'tr',
  'uk',
  'hi',
  'ja',
  'ko',
  'zh',
]

/** The theme of this browser, and the language and the format of dates on all devices. */
export function AppearanceSection({ account }: { account: AccountSettings }) {
  const [theme, setTheme] = useState(readTheme)
  return (
    <SettingsSection id="appearance" title={t('Appearance')}>
      <fieldset>
        <legend className="text-small font-medium">{t('Theme on this device')}</legend>
        <div className="mt-1 flex gap-x-6 max-sm:flex-col">
          {themes.map(([choice, label]) => (
            <Checkbox
              key={choice}
              type="radio"
              name="theme"
              label={t(label)}
              checked={theme === choice}
              onChange={() => {
                chooseTheme(choice)
                setTheme(choice)
              }}
            />
          ))}
        </div>
      </fieldset>
      <LanguageChoice language={account.language} />
      <DateLanguage dateLocale={account.dateLocale} />
      <ShortcutsChoice />
    </SettingsSection>
  )
}

/** The switch for keyboard shortcuts. Single keys can collide with keys of assistive technology or the browser. */
function ShortcutsChoice() {
  const [on, choose] = useShortcutsSetting()
  return (
    <Checkbox
      label={t('Keyboard shortcuts on this device')}
      checked={on}
      onChange={(event) => choose(event.target.checked)}
    />
  )
}

function LanguageChoice({ language }: Pick<AccountSettings, 'language'>) {
  const change = useChangeAccount()
  const { languages } = useSettings()
  if (languages.length === 1) return null
  return (
    <Select
      label={t('Language')}
      hint={t('Of pages, emails and notifications')}
      value={language ?? languages[0]}
      onChange={(event) => {
        const chosenLanguage = event.target.value
        change.mutate(
          { language: chosenLanguage },
          {
            onSuccess: () => {
              localStore.set(LANGUAGE_NAME, chosenLanguage)
              window.location.reload()
            },
          },
        )
      }}
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {languageName(one)}
        </option>
      ))}
    </Select>
  )
}

function DateLanguage({ dateLocale }: Pick<AccountSettings, 'dateLocale'>) {
  const change = useChangeAccount()
  const session = useSessionStore()
  const user = useCurrentUser()
  const localeOptions = dateLocale === null || locales.includes(dateLocale) ? locales : [dateLocale, ...locales]
  return (
    <Select
      label={t('Date format')}
      hint={exampleIn(dateLocale)}
      value={dateLocale ?? ''}
      onChange={(event) => {
        const selectedLocale = event.target.value || null
        change.mutate(
          { dateLocale: selectedLocale },
          { onSuccess: () => user && session.update({ ...user, dateLocale: selectedLocale }) },
        )
      }}
    >
      <option value="">{t('Match my browser')}</option>
      {localeOptions.map((locale) => (
        <option key={locale} value={locale}>
          {nameOf(locale)}
        </option>
      ))}
    </Select>
  )
}

function nameOf(locale: string): string {
  return new Intl.DisplayNames([currentLanguage()], { type: 'language' }).of(locale) ?? locale
}

function exampleIn(locale: string | null): string {
  const now = new Date()
  const format = (options: Intl.DateTimeFormatOptions) => dateFormat(locale ?? undefined, options).format(now)
  return t('Today is {date}, and it’s {time}.', {
    date: format({ dateStyle: 'full' }),
    time: format({ timeStyle: 'short' }),
  })
}
