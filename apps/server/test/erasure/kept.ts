/**
 * Tables without personal data, each with the reason. A new table is filled in `fill-features.ts`, or explained here.
 */
export const withoutPeople: Readonly<Record<string, string>> = {
  // Jobs are their company's, and stay with its page.
  job: 'a company’s',
  job_area: 'of jobs',
  job_correction: 'of jobs',
  job_feature: 'of jobs',
  job_count: 'of jobs',
  job_count_change: 'of jobs',
  job_place: 'of jobs',
  job_search: 'of jobs',
  job_source: 'a company’s; one with jobs stays as a page that nobody owns',
  job_suggestion: 'of jobs',
  job_text: 'of jobs',
  job_view_day: 'of jobs',
  job_word: 'of jobs',
  reply_figure: 'counts of a company’s answers',
  hiring_stage: 'a company’s',
  message_template: 'a company’s',
  posting: 'of jobs',
  job_board: 'a company’s; one with a board stays as a page that nobody owns',
  job_board_detail: 'of boards',
  job_board_read: 'of boards',
  mission: 'the installation’s own; how far members are is theirs',
  course: 'the installation’s own; what members say of it is theirs, and the counters follow',
  place: 'places of the world',
  place_ancestor: 'places of the world',
  place_name: 'places of the world',
  gone_resume_file: 'ids of files that the next task deletes',
  gone_written_resume: 'ids of files that the next task deletes',
  // What counts or waits, and names no one.
  conversion: 'who led a visitor here: no account is noted',
  visit_key: 'random bytes, until the day is over',
  empty_search_day: 'words that found no jobs, without who searched',
  counted_day: 'which days are counted',
  figure_hour: 'numbers of an hour',
  figure_part_day: 'numbers of a day',
  cohort_week: 'numbers of a week',
  stripe_event: 'ids of the payment provider, for 90 days after they were dealt with',
  used_id_token: 'hashes, until the tokens have expired',
  professional_key_change: 'numbers of keys, for a minute',
  professional_due: 'ids, for a minute; an id of nobody is dropped by the same task',
  site_page: 'the installation’s own',
  site_page_slug: 'the installation’s own',
  site_page_picture: 'the installation’s own',
  site_announcement: 'the installation’s own',
  site_brand: 'the installation’s own',
  site_footer: 'the installation’s own',
  site_page_version: 'the installation’s own; without the admin’s login once it is gone',
  catalog_entry: 'the installation’s own',
  catalog_revision: 'a number',
  job_search_build: 'a number and the id of a job',
  broadcast: 'of the installation; who wrote it is in admin_act',
  news_figure: 'numbers of emails',
  mail_sequence: 'of the installation',
  mail_step: 'of the installation',
  convo: 'its two sides stand in convo_side',
  message_reaction: 'by the side of a conversation',
  word_rule: 'words of the installation',
  notification_withheld: 'ids of activities, and gone with them',
  company_hiding: 'a company’s: why admins hide its page',
  admin_view: 'of an admin, and gone with the admin',
  review_opening: 'moderators alone; without their login once it is gone',
  // Of the installation itself.
  auto_beat: 'when the server last counted',
  kept_secret: 'of the installation',
  kysely_migration: 'of the installation',
  kysely_migration_lock: 'of the installation',
}

/** What may still name someone when the account is erased: why, and after how many days it does no more. */
export const staysFor: Readonly<Record<string, { readonly why: string; readonly days: number }>> = {
  report_line: { why: 'what was reported as it was, without the name, for an appeal', days: 180 },
  mail: { why: 'that a mail was sent, for whoever says that none came', days: 30 },
}

/** As above, of tables that the clock of the database empties: those of the task queue. */
export const staysInQueue: Readonly<Record<string, string>> = {
  'task.job': 'tasks that are done, for a week',
  'task.job_common': 'tasks that are done, for a week',
}
