-- Which views are of somebody's pages, when they are erased. By bytes, so that what begins alike lies together.
create index page_view_path on page_view (path collate "C");
