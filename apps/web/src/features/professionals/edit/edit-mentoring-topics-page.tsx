import type { CatalogEntry } from '@rise/contract/catalogs/shapes'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { CatalogPicker } from '../../../app/catalog-picker.tsx'
import { VersionedFormShell } from '../../../app/forms/versioned-form-shell.tsx'
import { Card } from '../../../ui/base/card.tsx'
import type { StoryChange } from '../story-change.ts'
import { EditFrame } from './edit-frame.tsx'
import { useStoryForm } from './use-story-form.ts'

interface Values {
  readonly mentoringTopics: CatalogEntry[]
}

/** The topics on which the member advises others. */
export function EditMentoringTopicsPage() {
  return (
    <EditFrame
      title={t('Mentoring topics')}
      intro={t(
        'Confirmed members can ask you about these. You’ll get up to three questions a day by email, and you decide whether to answer.',
      )}
    >
      {(story) => <MentoringForm story={story} />}
    </EditFrame>
  )
}

function valuesOf({ mentoringTopics }: OwnStory): Values {
  return { mentoringTopics }
}

function toChange({ mentoringTopics }: Values): StoryChange {
  return { mentoringTopics: mentoringTopics.map(({ slug }) => slug) }
}

function MentoringForm({ story }: { story: OwnStory }) {
  const form = useStoryForm<Values>({ name: 'mentoring', story, pick: valuesOf, toChange })
  return (
    <VersionedFormShell
      form={form}
      label={t('Mentoring topics')}
      changedElsewhere={t('Your story was changed elsewhere while you were editing')}
    >
      <Card>
        <CatalogPicker
          {...form.field('mentoringTopics')}
          catalog="mentoring-topics"
          label={t('Topics')}
          noun={t('topic', 'a noun, after “Add” or “Remove”')}
          hint={t('No one can ask you until you add a topic.')}
          chosen={form.values.mentoringTopics}
          onChange={(mentoringTopics) => form.set({ mentoringTopics })}
        />
      </Card>
    </VersionedFormShell>
  )
}
