-- The logo that admins chose, as PNG, in place of the built-in mark.
alter table site_brand
  add column logo_hash text,
  add column logo_width integer,
  add column logo_height integer,
  add column logo_png bytea,
  add check (num_nulls(logo_hash, logo_width, logo_height, logo_png) in (0, 4));
