import type { Resume } from '@rise/contract/resumes/shapes'
import { useId } from 'react'
import { fieldIdOf } from '../../../app/forms/use-versioned-form.ts'
import { SkillsField } from '../../../app/skills-field.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { type Keyed, keyed, withField } from '../story-change.ts'
import { EntryText } from './entry-fields.tsx'
import { EntryList, MOST_ENTRIES } from './entry-list.tsx'
import type { StoryForm } from './use-story-form.ts'

type Skill = NonNullable<Resume['skills']>[number]

interface Props {
  readonly form: Pick<StoryForm<{ readonly skills: Keyed<Skill>[] }>, 'values' | 'errors' | 'set' | 'entry'>
}

const path = 'resume.skills'

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
        Skills
      </h2>
      <p className="mt-1 mb-4 text-small text-muted">The ones you’d like to be asked about, strongest first.</p>
      <SkillsField
        id={fieldIdOf(path)}
        label="Your skills"
        error={errors[path] ?? nameError}
        placeholder="Wound care"
        most={MOST_ENTRIES}
        maxLength={300}
        items={names}
        entry={form.entry(path)}
        onChange={(next) => set({ skills: withNames(skills, next) })}
      />
      {skills.length > 0 ? (
        <Disclosure summary="Add years and levels, or change the order" open={isWrong} className="mt-2">
          <EntryList
            title="Years, levels and order"
            level="h3"
            noun="skill"
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
                    label="Years"
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
                  <EntryText {...common} name="level" label="Level" optional placeholder="Advanced" />
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
  return [name ?? keywords.join(', '), years === undefined ? undefined : `${years} years`].filter(Boolean).join(', ')
}

/** Returns a skill for each name, keeping the details of existing skills. Entries without a name stay. */
function withNames(skills: readonly Keyed<Skill>[], names: readonly string[]): Keyed<Skill>[] {
  const remainingSkills = skills.filter(({ name }) => !name || names.includes(name))
  const presentNames = new Set(remainingSkills.map(({ name }) => name))
  return [...remainingSkills, ...names.filter((name) => !presentNames.has(name)).map((name) => keyed({ name }))]
}
