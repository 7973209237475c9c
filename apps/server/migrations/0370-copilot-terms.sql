-- Which sentence a member agreed to: a model now also gets the questions that the rules don't understand.
alter table copilot_preference add column agreed_terms smallint not null default 1;
-- Whether the rules gave only an offer: a model may then choose what answers the request.
alter table copilot_message add column not_understood boolean not null default false;
