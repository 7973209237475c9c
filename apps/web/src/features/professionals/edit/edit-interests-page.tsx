import type { CatalogName } from '@rise/contract/catalogs/kinds'
import type { CatalogEntry } from '@rise/contract/catalogs/shapes'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { CatalogPicker, useHaveCatalogs } from '../../../app/catalog-picker.tsx'
import { VersionedFormShell } from '../../../app/forms/versioned-form-shell.tsx'
import { Card } from '../../../ui/base/card.tsx'
import type { StoryChange } from '../story-change.ts'
import { EditFrame, FormSkeleton } from './edit-frame.tsx'
import { useStoryForm } from './use-story-form.ts'

type Field = 'expertises' | 'hats' | 'soughtValues' | 'soughtBenefits' | 'interests'
type Values = Readonly<Record<Field, CatalogEntry[]>>

interface Picker {
  readonly field: Field
  readonly catalog: CatalogName
  readonly label: string
  readonly noun: string
  readonly hint: string
}

const pickers: readonly Picker[] = [
  {
    field: 'expertises',
    catalog: 'expertises',
    label: 'Expertise',
    noun: 'expertise',
    hint: 'The fields you know well.',
  },
  { field: 'hats', catalog: 'hats', label: 'Hats you wear', noun: 'hat', hint: 'The roles you play in a team.' },
  {
    field: 'soughtValues',
    catalog: 'values',
    label: 'Values you’re looking for',
    noun: 'value',
    hint: 'What an employer should stand for.',
  },
  {
    field: 'soughtBenefits',
    catalog: 'benefits',
    label: 'Benefits you’re looking for',
    noun: 'benefit',
    hint: 'What would make you choose one job over another.',
  },
  {
    field: 'interests',
    catalog: 'interests',
    label: 'Interests',
    noun: 'interest',
    hint: 'What you do when no one pays you for it.',
  },
]

const catalogs = pickers.map(({ catalog }) => catalog)

/** Expertise, hats, desired values and benefits, interests. */
export function EditInterestsPage() {
  const hasCatalogs = useHaveCatalogs(catalogs)
  return (
    <EditFrame
      title="Your interests"
      intro="What you know, what you’re like to work with, and what you’re looking for."
    >
      {(story) => (hasCatalogs ? <InterestsForm story={story} /> : <FormSkeleton />)}
    </EditFrame>
  )
}

function valuesOf({ expertises, hats, soughtValues, soughtBenefits, interests }: OwnStory): Values {
  return { expertises, hats, soughtValues, soughtBenefits, interests }
}

function toChange(values: Values): StoryChange {
  const slugs = (field: Field) => values[field].map(({ slug }) => slug)
  return {
    expertises: slugs('expertises'),
    hats: slugs('hats'),
    soughtValues: slugs('soughtValues'),
    soughtBenefits: slugs('soughtBenefits'),
    interests: slugs('interests'),
  }
}

function InterestsForm({ story }: { story: OwnStory }) {
  const form = useStoryForm<Values>({ name: 'interests', story, pick: valuesOf, toChange })
  return (
    <VersionedFormShell
      form={form}
      label="Your interests"
      changedElsewhere={t('Your story was changed elsewhere while you were editing')}
    >
      {pickers.map(({ field, ...picker }) => (
        <Card key={field}>
          <CatalogPicker
            {...picker}
            {...form.field(field)}
            chosen={form.values[field]}
            onChange={(chosen) => form.set({ [field]: chosen })}
          />
        </Card>
      ))}
    </VersionedFormShell>
  )
}
