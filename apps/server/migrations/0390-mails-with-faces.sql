-- Emails that wait to be sent state the inviter, the company or the requester with a face: earlier ones name them.
update mail set props = props - 'inviter' - 'companyName' || jsonb_build_object(
  'inviter', jsonb_build_object('name', props ->> 'inviter', 'line', null, 'picture', null, 'isRound', true),
  'company', jsonb_build_object('name', props ->> 'companyName', 'line', null, 'picture', null, 'isRound', false))
where name = 'company-invitation' and sent_at is null and failed_at is null and props ? 'companyName';

update mail set props = props - 'companyName' || jsonb_build_object(
  'company', jsonb_build_object('name', props ->> 'companyName', 'line', null, 'picture', null, 'isRound', false))
where name = 'application-declined' and sent_at is null and failed_at is null and props ? 'companyName';

update mail set props = props || jsonb_build_object(
  'asker', jsonb_build_object('name', props ->> 'asker', 'line', null, 'picture', null, 'isRound', true))
where name = 'mentoring-request' and sent_at is null and failed_at is null and jsonb_typeof(props -> 'asker') = 'string';
