-- The place that staff gave a question among those of its type, from 1. 0: it stands by the time of its last change.
alter table question add column order_no integer not null default 0 check (order_no >= 0);
