import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { t } from '@rise/texts'
import { VersionedFormShell } from '../../../app/forms/versioned-form-shell.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { type Keyed, keyed, resumeOf, type StoryChange, unkeyed } from '../story-change.ts'
import { EditFrame } from './edit-frame.tsx'
import { EntryArea, EntryLines, EntrySpan, EntryText } from './entry-fields.tsx'
import { EntryList } from './entry-list.tsx'
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

/** The page for editing work, skills, projects and volunteering. */
export function EditExperiencePage() {
  return (
    <EditFrame
      title="Your experience"
      intro="Roles, skills, projects and volunteering. Your page shows the newest first."
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
      label="Your experience"
      changedElsewhere={t('Your story was changed elsewhere while you were editing')}
    >
      <EntryList
        title="Roles"
        noun="role"
        path="resume.work"
        entries={values.work}
        errors={errors}
        titleOf={({ position, name }) => [position, name].filter(Boolean).join(' at ')}
        detailOf={spanOf}
        markOf={({ name }) => markOf(name)}
        onChange={(work) => set({ work })}
      >
        {(entry, path, change) => {
          const common = { entry, path, errors, change }
          return (
            <>
              <div className="grid gap-4 sm:grid-cols-2">
                <EntryText {...common} name="position" label="Role" placeholder="Nurse manager" />
                <EntryText {...common} name="name" label="Company" />
              </div>
              <EntrySpan {...common} now="I work here now" />
              <div className="grid gap-4 sm:grid-cols-2">
                <EntryText {...common} name="location" label="Place" optional placeholder="Lisbon, or remote" />
                <EntryText {...common} name="url" label="Company website" optional type="url" placeholder="https://" />
              </div>
              <EntryArea {...common} name="summary" label="About" optional />
              <EntryLines {...common} name="highlights" label="Highlights" optional hint="One per line." />
            </>
          )
        }}
      </EntryList>
      <Card className="px-4! py-2!">
        <Checkbox
          label="Show me on the company’s page"
          hint="Shows your name, photo and headline to everyone on the page of the company you work for now."
          checked={values.shownAtWork}
          onChange={({ target: { checked } }) => set({ shownAtWork: checked })}
        />
      </Card>
      <SkillList form={form} />
      <EntryList
        title="Projects"
        noun="project"
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
                <EntryText {...common} name="name" label="Name" />
                <EntryText {...common} name="url" label="Link" optional type="url" placeholder="https://" />
              </div>
              <EntrySpan {...common} now="This is ongoing" />
              <EntryArea {...common} name="description" label="About" optional />
              <EntryLines {...common} name="highlights" label="Highlights" optional hint="One per line." />
            </>
          )
        }}
      </EntryList>
      <EntryList
        title="Volunteering"
        hint="Unpaid work that belongs in your story."
        noun="volunteering"
        path="resume.volunteer"
        entries={values.volunteer}
        errors={errors}
        titleOf={({ position, organization }) => [position, organization].filter(Boolean).join(' at ')}
        detailOf={spanOf}
        markOf={({ organization }) => markOf(organization)}
        onChange={(volunteer) => set({ volunteer })}
      >
        {(entry, path, change) => {
          const common = { entry, path, errors, change }
          return (
            <>
              <div className="grid gap-4 sm:grid-cols-2">
                <EntryText {...common} name="organization" label="Organisation" />
                <EntryText {...common} name="position" label="Your role" optional />
              </div>
              <EntrySpan {...common} now="I still do this" />
              <EntryText {...common} name="url" label="Site" optional type="url" placeholder="https://" />
              <EntryArea {...common} name="summary" label="About" optional />
            </>
          )
        }}
      </EntryList>
    </VersionedFormShell>
  )
}
