-- `application_newest_of_company` begins with the company, too.
drop index application_of_company;
