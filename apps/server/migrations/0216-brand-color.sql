-- The brand color that admins chose, as #rrggbb; null for the built-in one.
alter table site_brand add column color text check (color ~ '^#[0-9a-f]{6}$');
