-- The members who were active in a week include those who have since logged out everywhere.
create index known_network_newest on known_network (last_seen_at);
