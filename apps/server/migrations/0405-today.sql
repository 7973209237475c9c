-- A team's desk lists new and unanswered applications, and counts the applications of the last days.
create index application_open_of_company on application (company_id, applied_at desc, id desc)
  where ended_at is null and forgotten_at is null;
create index application_newest_of_company on application (company_id, applied_at desc);
