-- What a customer had answered before he was asked again, beside what he answers now (Q-82): the fields of the
-- answer with its check, as they stood when the newest submission changed them; null where it changed nothing.
alter table damage_report_answer add column earlier jsonb;
