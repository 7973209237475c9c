-- Who may read a headline. Everyone else sees its first lines.
alter table headline add column audience text not null default 'everyone'
  check (audience in ('everyone', 'members', 'pro', 'creator'));

-- The same for subjects of a discussion: comments and reactions have the same readers.
alter table discussion_subject add column audience text not null default 'everyone'
  check (audience in ('everyone', 'members', 'pro', 'creator'));
