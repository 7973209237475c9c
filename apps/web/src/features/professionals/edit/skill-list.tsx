import type { Resume } from '@rise/contract/resumes/shapes'
import { msg, t } from '@rise/texts'
import { useId } from 'react'
import { fieldIdOf } from '../../../app/forms/use-versioned-form.ts'
import { SkillsField } from '../../../app/skills-field.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { type Keyed, keyed, withField } from '../story-change.ts'
import { EntryText } from './entry-fields.tsx'
import { EntryList, type EntryWords, MOST_ENTRIES } from './entry-list.tsx'
import type { StoryForm } from './use-story-form.ts'

type Skill = NonNullable<Resume['skills']>[number]

interface Props {
  readonly form: Pick<StoryForm<{ readonly skills: Keyed<Skill>[] }>, 'values' | 'errors' | 'set' | 'entry'>
}

const path = 'resume.skills'

const skillWords: EntryWords = {
  noun: msg('skill', 'an entry of a list, at the start of a sentence'),
  add: msg('Add skill'),
  untitled: msg('New skill'),
  removed: msg('The skill was removed'),
}

/** The skills in one field; below it, their details, which are optional. */
export function SkillList({ form }: Props) {
  const { values, errors, set } = form
  const { skills } = values
  const id = useId()
  const isWrong = Object.keys(errors).some((field) => field.startsWith(`${path}.`))
  const names = [...new Set(skills.map(({ name }) => name ?? '').filter(Boolean))]
  const nameError = Object.entries(errors).find(([field]) => /^resume\.skills\.\d+\.name$/.test(field))?.[1]
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {t('Skills')}
      </h2>
      <p className="mt-1 mb-4 text-small text-muted">{t('The ones you’d like to be asked about, strongest first.')}</p>
      <SkillsField
        id={fieldIdOf(path)}
        label={t('Your skills')}
        error={errors[path] ?? nameError}
        placeholder={t('Wound care')}
        most={MOST_ENTRIES}
        maxLength={300}
        items={names}
        entry={form.entry(path)}
        onChange={(next) => set({ skills: withNames(skills, next) })}
      />
      {skills.length > 0 ? (
        <Disclosure summary={t('Add years and levels, or change the order')} open={isWrong} className="mt-2">
          <EntryList
            title={t('Years, levels and order')}
            level="h3"
            words={skillWords}
            path={path}
            entries={skills}
            errors={errors}
            titleOf={titleOf}
            onChange={(next) => set({ skills: next })}
          >
            {(entry, at, change) => {
              const common = { entry, path: at, errors, change }
              return (
                <div className="grid gap-4 sm:grid-cols-2">
                  <TextField
                    label={t('Years')}
                    optional
                    type="number"
                    inputMode="decimal"
                    min={0}
                    max={80}
                    step="any"
                    id={fieldIdOf(`${at}.years`)}
                    error={errors[`${at}.years`]}
                    value={entry.years ?? ''}
                    onChange={({ target: { value } }) =>
                      change(withField(entry, 'years', value === '' ? '' : Number(value)))
                    }
                  />
                  <EntryText
                    {...common}
                    name="level"
                    label={t('Level', 'how well someone knows it')}
                    optional
                    placeholder={t('Advanced', 'an example of a level')}
                  />
                </div>
              )
            }}
          </EntryList>
        </Disclosure>
      ) : null}
    </section>
  )
}

function titleOf({ name, years, keywords = [] }: Skill): string {
  const yearsText =
    years === undefined ? undefined : t('{years, plural, one {1 year} other {{years} years}}', { years })
  return [name ?? keywords.join(', '), yearsText].filter(Boolean).join(', ')
}

/** Returns a skill for each name, keeping the details of existing skills. Entries without a name stay. */
function withNames(skills: readonly Keyed<Skill>[], names: readonly string[]): Keyed<Skill>[] {
  const remainingSkills = skills.filter(({ name }) => !name || names.includes(name))
  const presentNames = new Set(remainingSkills.map(({ name }) => name))
  return [...remainingSkills, ...names.filter((name) => !presentNames.has(name)).map((name) => keyed({ name }))]
}
