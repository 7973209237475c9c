import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { VersionedFormShell } from '../../../app/forms/versioned-form-shell.tsx'
import { Button } from '../../../ui/base/button.tsx'
import type { OwnStorySlots, StoryStart } from '../story/story-slots.ts'
import { UnfinishedNote } from '../unfinished-note.tsx'
import {
  ContactFields,
  CoverFields,
  LinkFields,
  OpenToWorkFields,
  PersonFields,
  PlaceFields,
  SearchFields,
} from './basics-fields.tsx'
import { type BasicsValues, basicsChange, pickBasics } from './basics-values.ts'
import { EditFrame, FormSkeleton } from './edit-frame.tsx'
import { StoryAddress } from './story-address.tsx'
import { useStoryForm } from './use-story-form.ts'

interface Props {
  readonly slots: OwnStorySlots
  readonly start: StoryStart
}

/** The page for editing name, place, openness to work, and visibility, and for importing a résumé. */
export function EditPage({ slots, start }: Props) {
  const [isImporting, setIsImporting] = useState(false)
  const unfinishedPath = slots.useUnfinished()
  return (
    <EditFrame
      title={t('Your story')}
      intro={t('Who you are, what you’re looking for, and who can see it. Only your first name is required.')}
      action={(story) =>
        isFilled(story) ? (
          <Button
            icon={<FileUp size={16} aria-hidden />}
            aria-expanded={isImporting}
            onClick={() => setIsImporting(!isImporting)}
          >
            {t('Import a résumé')}
          </Button>
        ) : null
      }
    >
      {(story) =>
        // The note is above the form, so the form waits for it.
        unfinishedPath === undefined ? (
          <FormSkeleton />
        ) : (
          <>
            {unfinishedPath === null ? null : (
              <div className="mb-6 rounded-card bg-brand-soft p-4 text-on-brand-soft">
                <UnfinishedNote path={unfinishedPath} />
              </div>
            )}
            <Parts story={story} start={start} isImporting={isImporting} onEnd={() => setIsImporting(false)} />
          </>
        )
      }
    </EditFrame>
  )
}

/** Whether the story already has content, so that its owner probably wants to edit it rather than start from a file. */
function isFilled({ resume }: OwnStory): boolean {
  return Object.keys(resume).length > 0
}

interface PartsProps extends Pick<Props, 'start'> {
  readonly story: OwnStory
  readonly isImporting: boolean
  readonly onEnd: () => void
}

function Parts({ story, start: { Start, Download }, isImporting, onEnd }: PartsProps) {
  // Counts how often the form was restarted with the values of a résumé.
  const [restarts, setRestarts] = useState(0)
  return (
    <>
      <Start
        story={story}
        begun={isImporting || !isFilled(story)}
        onTaken={() => {
          setRestarts(restarts + 1)
          onEnd()
        }}
      />
      <BasicsForm key={restarts} story={story} />
      <StoryAddress slug={story.slug} />
      {story.version > 0 ? <Download slug={story.slug} /> : null}
    </>
  )
}

function BasicsForm({ story }: { story: OwnStory }) {
  const form = useStoryForm<BasicsValues>({ name: 'basics', story, pick: pickBasics, toChange: basicsChange })
  return (
    <VersionedFormShell
      form={form}
      label={t('Your story')}
      changedElsewhere={t('Your story was changed elsewhere while you were editing')}
    >
      <PersonFields form={form} />
      <PlaceFields form={form} />
      <OpenToWorkFields form={form} />
      <CoverFields />
      <ContactFields form={form} />
      <LinkFields form={form} />
      <SearchFields form={form} />
    </VersionedFormShell>
  )
}
