import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { msg, t } from '@rise/texts'
import { VersionedFormShell } from '../../../app/forms/versioned-form-shell.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { type Keyed, keyed, resumeOf, type StoryChange, unkeyed } from '../story-change.ts'
import { EditFrame } from './edit-frame.tsx'
import { EntryArea, EntryLines, EntrySpan, EntryText } from './entry-fields.tsx'
import { EntryList, type EntryWords } from './entry-list.tsx'
import { SkillList } from './skill-list.tsx'
import { spanOf } from './span-of.ts'
import { useCompanyMark } from './use-company-mark.tsx'
import { useStoryForm } from './use-story-form.ts'

type Work = NonNullable<Resume['work']>[number]
type Project = NonNullable<Resume['projects']>[number]
type Volunteer = NonNullable<Resume['volunteer']>[number]
type Skill = NonNullable<Resume['skills']>[number]

interface Values {
  readonly work: Keyed<Work>[]
  readonly projects: Keyed<Project>[]
  readonly volunteer: Keyed<Volunteer>[]
  readonly skills: Keyed<Skill>[]
  readonly shownAtWork: boolean
}

const roleWords: EntryWords = {
  noun: msg('role', 'an entry of a list, at the start of a sentence'),
  add: msg('Add role'),
  untitled: msg('New role'),
  removed: msg('The role was removed'),
}
const projectWords: EntryWords = {
  noun: msg('project', 'an entry of a list, at the start of a sentence'),
  add: msg('Add project'),
  untitled: msg('New project'),
  removed: msg('The project was removed'),
}
const volunteeringWords: EntryWords = {
  noun: msg('volunteering', 'an entry of a list, at the start of a sentence'),
  add: msg('Add volunteering'),
  untitled: msg('New volunteering'),
  removed: msg('The volunteering was removed'),
}

/** The page for editing work, skills, projects and volunteering. */
export function EditExperiencePage() {
  return (
    <EditFrame
      title={t('Your experience')}
      intro={t('Roles, skills, projects and volunteering. Your page shows the newest first.')}
    >
      {(story) => <ExperienceForm story={story} />}
    </EditFrame>
  )
}

function valuesOf(story: OwnStory): Values {
  const { work = [], projects = [], volunteer = [], skills = [] } = resumeOf(story)
  return {
    work: work.map(keyed),
    projects: projects.map(keyed),
    volunteer: volunteer.map(keyed),
    skills: skills.map(keyed),
    shownAtWork: story.shownAtWork,
  }
}

function toChange({ work, projects, volunteer, skills, shownAtWork }: Values): StoryChange {
  return {
    shownAtWork,
    resume: {
      work: unkeyed(work),
      projects: unkeyed(projects),
      volunteer: unkeyed(volunteer),
      skills: unkeyed(skills),
    },
  }
}

function ExperienceForm({ story }: { story: OwnStory }) {
  const form = useStoryForm<Values>({ name: 'experience', story, pick: valuesOf, toChange })
  const { values, errors, set } = form
  const markOf = useCompanyMark()
  return (
    <VersionedFormShell
      form={form}
      label={t('Your experience')}
      changedElsewhere={t('Your story was changed elsewhere while you were editing')}
    >
      <EntryList
        title={t('Roles')}
        words={roleWords}
        path="resume.work"
        entries={values.work}
        errors={errors}
        titleOf={({ position, name }) => roleAt(position, name)}
        detailOf={spanOf}
        markOf={({ name }) => markOf(name)}
        onChange={(work) => set({ work })}
      >
        {(entry, path, change) => {
          const common = { entry, path, errors, change }
          return (
            <>
              <div className="grid gap-4 sm:grid-cols-2">
                <EntryText
                  {...common}
                  name="position"
                  label={t('Role', 'a job that someone has or had')}
                  placeholder={t('Nurse manager')}
                />
                <EntryText {...common} name="name" label={t('Company')} />
              </div>
              <EntrySpan {...common} now={t('I work here now')} />
              <div className="grid gap-4 sm:grid-cols-2">
                <EntryText
                  {...common}
                  name="location"
                  label={t('Place')}
                  optional
                  placeholder={t('Lisbon, or remote')}
                />
                <EntryText
                  {...common}
                  name="url"
                  label={t('Company website')}
                  optional
                  type="url"
                  placeholder="https://"
                />
              </div>
              <EntryArea
                {...common}
                name="summary"
                label={t('About', 'a field: about the role, project or publication')}
                optional
              />
              <EntryLines {...common} name="highlights" label={t('Highlights')} optional hint={t('One per line.')} />
            </>
          )
        }}
      </EntryList>
      <Card className="px-4! py-2!">
        <Checkbox
          label={t('Show me on the company’s page')}
          hint={t('Shows your name, photo and headline to everyone on the page of the company you work for now.')}
          checked={values.shownAtWork}
          onChange={({ target: { checked } }) => set({ shownAtWork: checked })}
        />
      </Card>
      <SkillList form={form} />
      <EntryList
        title={t('Projects')}
        words={projectWords}
        path="resume.projects"
        entries={values.projects}
        errors={errors}
        titleOf={({ name }) => name ?? ''}
        detailOf={spanOf}
        onChange={(projects) => set({ projects })}
      >
        {(entry, path, change) => {
          const common = { entry, path, errors, change }
          return (
            <>
              <div className="grid gap-4 sm:grid-cols-2">
                <EntryText {...common} name="name" label={t('Name', 'of a project')} />
                <EntryText {...common} name="url" label={t('Link')} optional type="url" placeholder="https://" />
              </div>
              <EntrySpan {...common} now={t('This is ongoing')} />
              <EntryArea
                {...common}
                name="description"
                label={t('About', 'a field: about the role, project or publication')}
                optional
              />
              <EntryLines {...common} name="highlights" label={t('Highlights')} optional hint={t('One per line.')} />
            </>
          )
        }}
      </EntryList>
      <EntryList
        title={t('Volunteering')}
        hint={t('Unpaid work that belongs in your story.')}
        words={volunteeringWords}
        path="resume.volunteer"
        entries={values.volunteer}
        errors={errors}
        titleOf={({ position, organization }) => roleAt(position, organization)}
        detailOf={spanOf}
        markOf={({ organization }) => markOf(organization)}
        onChange={(volunteer) => set({ volunteer })}
      >
        {(entry, path, change) => {
          const common = { entry, path, errors, change }
          return (
            <>
              <div className="grid gap-4 sm:grid-cols-2">
                <EntryText {...common} name="organization" label={t('Organisation')} />
                <EntryText {...common} name="position" label={t('Your role')} optional />
              </div>
              <EntrySpan {...common} now={t('I still do this')} />
              <EntryText {...common} name="url" label={t('Site')} optional type="url" placeholder="https://" />
              <EntryArea
                {...common}
                name="summary"
                label={t('About', 'a field: about the role, project or publication')}
                optional
              />
            </>
          )
        }}
      </EntryList>
    </VersionedFormShell>
  )
}

/** Returns `Nurse at Acme`, or the part of it that is known. */
function roleAt(position: string | undefined, company: string | undefined): string {
  return position && company ? t('{position} at {company}', { position, company }) : position || company || ''
}
