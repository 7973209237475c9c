-- Section 9: accounts of the newsletter have a password that their browser made up and no one knows. Of those that are
-- there already it isn't known who has chosen another since; each can choose one by the emailed link.
alter table login add column password_generated boolean not null default false;

-- Not validated: the former rule was narrower, so that each row already satisfies this one.
alter table ticket drop constraint ticket_kind_check;
alter table ticket add constraint ticket_kind_check check (
  kind in (
    'confirm-address', 'change-address', 'restore-address', 'reset-password', 'restore-account', 'sign-in',
    'second-factor', 'delete-account'
  )
) not valid;
