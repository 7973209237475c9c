import type { CatalogName } from '@rise/contract/catalogs/kinds'
import type { CatalogEntry } from '@rise/contract/catalogs/shapes'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { type Message, msg, t } from '@rise/texts'
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
  readonly label: Message
  readonly noun: Message
  readonly hint: Message
}

const pickers: readonly Picker[] = [
  {
    field: 'expertises',
    catalog: 'expertises',
    label: msg('Expertise'),
    noun: msg('expertise', 'a noun, after “Add” or “Remove”'),
    hint: msg('The fields you know well.'),
  },
  {
    field: 'hats',
    catalog: 'hats',
    label: msg('Hats you wear'),
    noun: msg('hat', 'a noun, after “Add” or “Remove”'),
    hint: msg('The roles you play in a team.'),
  },
  {
    field: 'soughtValues',
    catalog: 'values',
    label: msg('Values you’re looking for'),
    noun: msg('value', 'a noun, after “Add” or “Remove”'),
    hint: msg('What an employer should stand for.'),
  },
  {
    field: 'soughtBenefits',
    catalog: 'benefits',
    label: msg('Benefits you’re looking for'),
    noun: msg('benefit', 'a noun, after “Add” or “Remove”'),
    hint: msg('What would make you choose one job over another.'),
  },
  {
    field: 'interests',
    catalog: 'interests',
    label: msg('Interests'),
    noun: msg('interest', 'a noun, after “Add” or “Remove”'),
    hint: msg('What you do when no one pays you for it.'),
  },
]

const catalogs = pickers.map(({ catalog }) => catalog)

/** Expertise, hats, desired values and benefits, interests. */
export function EditInterestsPage() {
  const hasCatalogs = useHaveCatalogs(catalogs)
  return (
    <EditFrame
      title={t('Your interests')}
      intro={t('What you know, what you’re like to work with, and what you’re looking for.')}
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
      label={t('Your interests')}
      changedElsewhere={t('Your story was changed elsewhere while you were editing')}
    >
      {pickers.map(({ field, catalog, label, noun, hint }) => (
        <Card key={field}>
          <CatalogPicker
            {...form.field(field)}
            catalog={catalog}
            label={t(label)}
            noun={t(noun)}
            hint={t(hint)}
            chosen={form.values[field]}
            onChange={(chosen) => form.set({ [field]: chosen })}
          />
        </Card>
      ))}
    </VersionedFormShell>
  )
}
