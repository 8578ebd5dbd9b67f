-- The staff list's order with everything that its filters ask (001 §2.3, Q-50): a page, and the number of all that
-- fit, are read from the index without a visit of the tickets, however long their texts are.
create index ticket_list on ticket (updated_at desc, id desc)
  include (customer_id, is_solved, last_sender, waiting_since, question_type_id, handler_id, urgency, mark, shift,
    sop_directory_id);
drop index ticket_updated;
