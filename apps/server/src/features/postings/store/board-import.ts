import type { Context } from '../../../platform/context.ts'
import type { Posting, ReadItem } from '../posting.ts'
import { boundPosting, companyNameWithin, hasEnded } from '../preparing/bound-posting.ts'
import { reasonToReject } from '../preparing/prepare-posting.ts'
import { titleCase } from '../sources/board-name.ts'
import { cleanLine, shorten } from '../text/clean-text.ts'
import { type BoardSource, findKnownSource, findOrCreateSource } from './board-sources.ts'
import { closeVanished } from './close-vanished.ts'
import { isBusy, refusalOf } from './database-refusal.ts'
import { type SourcedPosting, writePostings } from './write-postings.ts'

/** A board to be stored. */
export interface Board {
  /** The kind of source, such as `greenhouse`; together with the company and `boardId`, it identifies the board. */
  readonly kind: string
  /** The id of a registered board; omitted for a file. */
  readonly boardId?: string | undefined
  /** The company that owns the board, regardless of the company names in its jobs; `companyName` is then its name. */
  readonly companyId?: string | undefined
  /** The company of all jobs on the board, regardless of the company names in the jobs. */
  readonly companyName?: string | undefined
  /** The company of jobs that name none. */
  readonly boardName?: string | undefined
  /**
   * Whether an empty board closes all its jobs. Otherwise it closes none, because an empty board is more often a
   * mistake.
   */
  readonly allowEmpty?: boolean | undefined
  /** Whether open jobs that are not on the board stay open, because a file may be one of several of its company. */
  readonly keepMissing?: boolean | undefined
  /** Whether nothing closes until a second reading confirms it, if most of the board is missing from one reading. */
  readonly holdMass?: boolean | undefined
}

/** The outcome of storing a board's items. `key` is null if even the key was unreadable. */
export interface ImportReport {
  readonly read: number
  readonly added: number
  /** The number of jobs updated in place, or reopened. */
  readonly changed: number
  readonly unchanged: number
  /** Jobs of `added` that joined an existing job: from another board or for another place. */
  readonly joined: number
  /** The number of jobs closed because they left the board. */
  readonly closed: number
  /** The number of jobs missing from the board, but left open until a second reading confirms it. */
  readonly held: number
  /** The number of jobs missing from the board, but left open because `keepMissing` is set. */
  readonly kept: number
  /** The number of jobs on the board that are not public. */
  readonly unlisted: number
  /** The number of new jobs whose last day for applications has passed. */
  readonly ended: number
  readonly rejected: readonly { readonly key: string | null; readonly reason: string }[]
  /** Notes on the shortened and omitted parts of accepted postings, and on ended ones; only the first 100. */
  readonly notes: readonly { readonly key: string; readonly note: string }[]
  /** The total number of notes. */
  readonly noted: number
}

const mostNotes = 100

interface NamedPosting {
  readonly posting: Posting
  readonly companyName: string
}

/** The import of one board, batch by batch: the waiting postings, the counts, and the keys found on the board. */
export class BoardImport {
  private readonly ctx: Context
  private readonly board: Board
  private batch: NamedPosting[] = []
  private readonly present = new Set<string>()
  private readonly taken = new Set<string>()
  /** Companies whose jobs may close although none of their postings was stored. */
  private readonly unlistedCompanies = new Set<string>()
  private readonly sources = new Map<string, BoardSource>()
  private readonly stored = new Map<string, BoardSource>()
  private readonly rejected: { key: string | null; reason: string }[] = []
  private readonly notes: { key: string; note: string }[] = []
  private readonly counts = {
    ...{
      read: 0,
      added: 0,
      changed: 0,
      unchanged: 0,
      joined: 0,
      closed: 0,
      held: 0,
      kept: 0,
      unlisted: 0,
      ended: 0,
      noted: 0,
    },
  }

  constructor(ctx: Context, board: Board) {
    this.ctx = ctx
    this.board = board
  }

  get waiting(): number {
    return this.batch.length
  }

  take(item: ReadItem): void {
    this.counts.read += 1
    if ('rejected' in item) this.reject(item.rejected.key, item.rejected.reason)
    else if ('unlisted' in item) this.leaveOut(item.unlisted)
    else this.takePosting(item.posting, item.notes ?? [])
  }

  /** Writes the waiting postings. If the database refuses one of them, writes each one separately. */
  async writeBatch(): Promise<ImportReport> {
    const batch = this.batch
    this.batch = []
    if (batch.length > 0 && !(await this.tryToWrite(batch, batch.length === 1))) {
      for (const single of batch) await this.tryToWrite([single], true)
    }
    return this.report()
  }

  /**
   * Closes the jobs that left the board. Does so only for companies with at least one stored, unlisted or ended item in
   * this reading or, if the board is empty and `allowEmpty` is set, for the board's own company. If an item had no
   * readable key, nothing closes, because the item may be any of the missing jobs.
   */
  async closeVanished(): Promise<ImportReport> {
    if (this.rejected.some(({ key }) => key === null)) return this.report()
    const { companyName, boardName, allowEmpty = false, holdMass = false, keepMissing = false } = this.board
    const names = [...this.unlistedCompanies]
    if (this.counts.read === 0 && allowEmpty) names.push(companyName ?? boardName ?? '')
    for (const writtenName of names.filter((name) => cleanLine(name) !== '')) {
      const name = companyNameWithin(writtenName)
      const knownSource = await findKnownSource(this.ctx, this.board, name)
      if (knownSource !== null) this.stored.set(knownSource.id, knownSource)
    }
    for (const source of this.stored.values()) {
      const options = { holdMass, keepMissing }
      const { closed, held, kept } = await closeVanished(this.ctx, source, [...this.present], options)
      this.counts.closed += closed
      this.counts.held += held
      this.counts.kept += kept
    }
    return this.report()
  }

  private takePosting(given: Posting, readerNotes: readonly string[]): void {
    const posting = this.withCompany(given)
    const key = cleanLine(posting.key)
    const companyName = posting.companyName?.value ?? null
    const ownKey = `${companyName?.toLowerCase()} ${key}`
    const reason = this.taken.has(ownKey)
      ? 'key: the file names this job twice; the first is taken'
      : reasonToReject(posting, companyName)
    if (reason !== null || companyName === null) {
      this.reject(key === '' ? null : key, reason ?? '')
      return
    }
    this.taken.add(ownKey)
    this.present.add(key)
    const boundedPosting = boundPosting(posting, companyName)
    for (const note of [...readerNotes, ...boundedPosting.notes]) this.note(key, note)
    this.batch.push(boundedPosting)
  }

  /**
   * Returns the posting with its company: the importer's choice, otherwise the posting's own, otherwise the board's
   * name.
   */
  private withCompany(posting: Posting): Posting {
    const { companyName, boardName } = this.board
    const statedName = nameOf(companyName)
    if (statedName !== '')
      return { ...posting, companyName: { value: statedName, path: '--company', rule: 'named-at-import' } }
    const ownName = nameOf(posting.companyName?.value)
    if (posting.companyName !== null && ownName !== '') {
      return { ...posting, companyName: { ...posting.companyName, value: ownName } }
    }
    const board = titleCase(nameOf(boardName))
    return { ...posting, companyName: board === '' ? null : { value: board, path: 'board', rule: 'board-name' } }
  }

  private leaveOut({ companyName }: Extract<ReadItem, { unlisted: unknown }>['unlisted']): void {
    this.counts.unlisted += 1
    this.unlistedCompanies.add(this.board.companyName ?? companyName?.value ?? this.board.boardName ?? '')
  }

  /** Keeps the stored version of a rejected item open, because the item has not left its board. */
  private reject(key: string | null, reason: string): void {
    if (key !== null) this.present.add(cleanLine(key))
    this.rejected.push({ key: key === null ? null : shorten(key, 80), reason: shorten(reason, 300) })
  }

  /**
   * Returns true if the batch was written, or if its only posting was rejected. Returns false if one of several
   * postings is invalid.
   */
  private async tryToWrite(batch: readonly NamedPosting[], isAlone: boolean, tries = 3): Promise<boolean> {
    try {
      const postings: SourcedPosting[] = []
      const expiredPostings: NamedPosting[] = []
      for (const one of batch) {
        const source = await this.sourceOf(one)
        if (source === null) expiredPostings.push(one)
        else postings.push({ posting: one.posting, source })
      }
      const { added, changed, unchanged, joined, past } = await writePostings(this.ctx, postings)
      for (const one of expiredPostings) this.leaveOutEnded(one)
      for (const { posting, source } of past) this.leaveOutEnded({ posting, companyName: source.companyName })
      this.counts.added += added
      this.counts.changed += changed
      this.counts.unchanged += unchanged
      this.counts.joined += joined
      for (const { source } of postings) this.stored.set(source.id, source)
      return true
    } catch (error) {
      if (isBusy(error) && tries > 1) return this.tryToWrite(batch, isAlone, tries - 1)
      const refusal = refusalOf(error)
      if (refusal === null) throw error
      if (isAlone) this.reject(batch[0]?.posting.key ?? null, refusal)
      return isAlone
    }
  }

  /**
   * Returns the source. Null for an expired posting of a company without postings on this board, because no page is
   * created for it.
   */
  private async sourceOf({ posting, companyName }: NamedPosting): Promise<BoardSource | null> {
    const name = companyName.toLowerCase()
    const find = hasEnded(posting, this.ctx.clock.now()) ? findKnownSource : findOrCreateSource
    const source = this.sources.get(name) ?? (await find(this.ctx, this.board, companyName))
    if (source !== null) this.sources.set(name, source)
    return source
  }

  private leaveOutEnded({ posting, companyName }: NamedPosting): void {
    this.counts.ended += 1
    this.unlistedCompanies.add(this.board.companyName ?? companyName)
    this.note(cleanLine(posting.key), 'left out, its last day for applications has passed')
  }

  private note(key: string, note: string): void {
    this.counts.noted += 1
    if (this.notes.length < mostNotes) this.notes.push({ key: shorten(key, 80), note: shorten(note, 300) })
  }

  private report(): ImportReport {
    return { ...this.counts, rejected: [...this.rejected], notes: [...this.notes] }
  }
}

function nameOf(name: string | null | undefined): string {
  return cleanLine(name ?? '')
}
