import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { useState } from 'react'
import { VersionedFormShell } from '../../../app/forms/versioned-form-shell.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { AccountPictures } from '../../pictures/index.ts'
import type { OwnStorySlots, StoryStart } from '../story/story-slots.ts'
import {
  ContactFields,
  LinkFields,
  OpenToWorkFields,
  PersonFields,
  PlaceFields,
  SearchFields,
} from './basics-fields.tsx'
import { type BasicsValues, basicsChange, pickBasics } from './basics-values.ts'
import { EditFrame } from './edit-frame.tsx'
import { StoryAddress } from './story-address.tsx'
import { useStoryForm } from './use-story-form.ts'

interface Props {
  readonly slots: OwnStorySlots
  readonly Start: StoryStart
}

/** Name, place, openness to work, and visibility. */
export function EditPage({ slots, Start }: Props) {
  return (
    <EditFrame title="Your story" intro="Who you are, where you are, what you’re looking for, and who can see it.">
      {(story) => <Parts story={story} slots={slots} Start={Start} />}
    </EditFrame>
  )
}

function Parts({ story, slots: { Unfinished }, Start }: Props & { readonly story: OwnStory }) {
  // Restarts the form with the values of a résumé.
  const [restarts, setRestarts] = useState(0)
  return (
    <>
      <Unfinished className="mb-6 rounded-card bg-brand-soft p-4 text-on-brand-soft" />
      <Start story={story} onTaken={() => setRestarts(restarts + 1)} />
      <Pictures />
      <BasicsForm key={restarts} story={story} />
      <StoryAddress slug={story.slug} />
    </>
  )
}

function Pictures() {
  return (
    <Card as="section" id="pictures" aria-label="Photo and cover" className="mb-6 flex flex-col gap-4">
      <h2 className="text-h3">Photo and cover</h2>
      <AccountPictures />
    </Card>
  )
}

function BasicsForm({ story }: { story: OwnStory }) {
  const form = useStoryForm<BasicsValues>({ name: 'basics', story, pick: pickBasics, toChange: basicsChange })
  return (
    <VersionedFormShell form={form} label="Your story" thing="story">
      <PersonFields form={form} />
      <PlaceFields form={form} />
      <OpenToWorkFields form={form} />
      <ContactFields form={form} />
      <LinkFields form={form} />
      <SearchFields form={form} />
    </VersionedFormShell>
  )
}
